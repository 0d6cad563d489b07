/** How a run ended; `lost`: the reply is missing, so the server may or may not have acted. */
export interface Ended<T> {
  readonly value: T
  readonly lost: boolean
}

const files = new WeakMap<Blob, string>()

function fileName(file: Blob): string {
  const name = files.get(file) ?? crypto.randomUUID()
  files.set(file, name)
  return name
}

/** Two inputs are the same action when they say the same; a file is the same only as itself. */
const sameness = (input: unknown) =>
  JSON.stringify(input, (_, value: unknown) => (value instanceof Blob ? fileName(value) : value))

/** Gives every action of a person one key, however often the button is pressed or the line breaks. */
export function actionKeys<T>(): {
  once(input: unknown, run: (key: string) => Promise<Ended<T>>): Promise<T>
} {
  const underWay = new Map<string, Promise<T>>()
  const lostKeys = new Map<string, string>()
  return {
    once(input, run) {
      const same = sameness(input)
      const running = underWay.get(same)
      if (running) return running
      const key = lostKeys.get(same) ?? crypto.randomUUID()
      const started = run(key)
        .then(({ value, lost }) => {
          if (lost) lostKeys.set(same, key)
          else lostKeys.delete(same)
          return value
        })
        .finally(() => underWay.delete(same))
      underWay.set(same, started)
      return started
    },
  }
}
