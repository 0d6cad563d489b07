let listener: (() => void) | undefined

/** The session hears of a 401 to any call, because it may have ended on the server. */
export function whenRefused(heard: () => void): void {
  listener = heard
}

export const tellRefused = () => listener?.()
