import { sendFile } from '../upload/put-file.ts'

/**
 * A `fetch` for an action with a file, which tells how much of it has gone out.
 * @param onProgress whole percent, never less than the one before
 */
export const progressFetch =
  (onProgress: (percent: number) => void): typeof fetch =>
  async (address, { method = 'POST', headers, body, signal } = {}) => {
    const request = { method, address: String(address), headers: new Headers(headers) }
    const options = { onProgress, signal: signal ?? undefined }
    const { status, text } = await sendFile(request, body as Blob, options)
    return new Response(text, { status })
  }
