/** The required CORS configuration of the bucket, in the form of the AWS API. */
export const corsRulesFor = (appOrigin: string) => [
  {
    AllowedOrigins: [appOrigin],
    AllowedMethods: ['GET', 'HEAD', 'PUT'],
    AllowedHeaders: ['*'],
    ExposeHeaders: ['ETag', 'Content-Range'],
    MaxAgeSeconds: 3600,
  },
]

/** Asks as a browser does before it uploads. @param address a signed PUT address @returns whether pages of the origin may use it */
export async function mayUpload(address: string, appOrigin: string, signal: AbortSignal): Promise<boolean> {
  const { ok, headers } = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin: appOrigin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'content-type',
    },
    signal,
  })
  const origin = headers.get('access-control-allow-origin')
  const methods = headers.get('access-control-allow-methods') ?? ''
  return ok && (origin === '*' || origin === appOrigin) && /\bPUT\b|\*/.test(methods)
}
