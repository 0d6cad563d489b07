import { ApiError, offline } from '../call/api-error.ts'

export interface UploadOptions {
  /** Whole percent, never less than the one before. */
  readonly onProgress?: (percent: number) => void
  readonly signal?: AbortSignal
  /** Milliseconds without any progress after which the line is taken for cut, however long the whole file takes. */
  readonly stalledAfter?: number
}

/** Keeps a progress display whole-numbered and never going back. */
export function forwardOnly(show: (percent: number) => void): (sent: number, total: number) => void {
  let last = -1
  return (sent, total) => {
    const percent = total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0
    if (percent <= last) return
    last = percent
    show(percent)
  }
}

/** Tells when nothing has happened for a while. @param milliseconds `undefined`: that is borne */
function stillness(milliseconds: number | undefined, tell: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    restart() {
      clearTimeout(timer)
      if (milliseconds !== undefined) timer = setTimeout(tell, milliseconds)
    },
    end: () => clearTimeout(timer),
  }
}

export interface FileRequest {
  readonly method: string
  readonly address: string
  readonly headers: Iterable<readonly [name: string, value: string]>
}

/** What a server answered to a file, whatever its status. */
export interface FileAnswer {
  readonly status: number
  readonly statusText: string
  readonly text: string
}

const isOk = (status: number) => status >= 200 && status < 300

/**
 * Sends a file; XMLHttpRequest, because fetch has no progress of the sent bytes.
 * @throws ApiError 'Network error occurred', also when it stalls; an abort throws the signal's reason
 */
export function sendFile(
  { method, address, headers }: FileRequest,
  file: Blob,
  options: UploadOptions = {},
): Promise<FileAnswer> {
  return new Promise((resolve, reject) => {
    if (options.signal?.aborted) return reject(options.signal.reason)
    const request = new XMLHttpRequest()
    const progress = forwardOnly(options.onProgress ?? (() => {}))
    const abort = () => request.abort()
    const stall = stillness(options.stalledAfter, () => {
      reject(offline())
      request.abort()
    })
    options.signal?.addEventListener('abort', abort)
    request.open(method, address)
    for (const [name, value] of headers) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => {
      stall.restart()
      progress(loaded, total)
    }
    request.onload = () => {
      const { status, statusText, responseText: text } = request
      if (isOk(status)) progress(1, 1)
      resolve({ status, statusText, text })
    }
    request.onerror = () => reject(offline())
    request.onabort = () => reject(options.signal?.reason)
    request.onloadend = () => {
      stall.end()
      options.signal?.removeEventListener('abort', abort)
    }
    stall.restart()
    request.send(file)
  })
}

/**
 * Puts a file at a signed address.
 * @throws ApiError 'Request failed: {status} {text}', and as `sendFile` does
 */
export async function putFile(address: string, file: Blob, options: UploadOptions = {}): Promise<void> {
  const headers = file.type ? [['content-type', file.type] as const] : []
  const { status, statusText } = await sendFile({ method: 'PUT', address, headers }, file, options)
  if (isOk(status)) return
  throw new ApiError({
    status,
    code: 'upload_failed',
    message: `Request failed: ${status} ${statusText}`.trimEnd(),
  })
}
