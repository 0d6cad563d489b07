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

/**
 * Puts a file at a signed address; XMLHttpRequest, because fetch has no progress of the sent bytes.
 * @throws ApiError 'Request failed: {status} {text}' or 'Network error occurred', also when it stalls; an abort throws the signal's reason
 */
export function putFile(address: string, file: Blob, options: UploadOptions = {}): Promise<void> {
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
    request.open('PUT', address)
    if (file.type) request.setRequestHeader('content-type', file.type)
    request.upload.onprogress = ({ loaded, total }) => {
      stall.restart()
      progress(loaded, total)
    }
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) {
        progress(1, 1)
        resolve()
      } else
        reject(
          new ApiError({
            status: request.status,
            code: 'upload_failed',
            message: `Request failed: ${request.status} ${request.statusText}`.trimEnd(),
          }),
        )
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
