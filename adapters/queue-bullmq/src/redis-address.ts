/**
 * Gives back a usable address of a Redis.
 * @throws Error naming REDIS_URL; the address, which may hold a password, is not repeated
 */
export function redisAddress(redisUrl: string): string {
  if (/^rediss?:\/\/[^/]/.test(redisUrl) && URL.canParse(redisUrl)) return redisUrl
  throw new Error(
    'REDIS_URL must be of the form redis://host:port, or rediss://host:port for an encrypted line.',
  )
}

/** Only text without secrets: the error object of a refused sign-in carries the password. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error && error.message !== '' ? error.message : 'no answer'
