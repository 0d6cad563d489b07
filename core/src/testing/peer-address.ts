export type PeerName = 'CALLBOARD_TEST_MARIADB' | 'CALLBOARD_TEST_REDIS' | 'CALLBOARD_TEST_S3'

/**
 * Where the real server that a test needs listens.
 * @throws Error that says how to start one: a test without its peer fails, it is not passed over
 */
export function peerAddress(name: PeerName): string {
  const address = process.env[name]
  if (address) return address
  throw new Error(`${name} is not set. Run the tests by \`npm test\` or \`node ops/with-peers.ts mocha …\`.`)
}
