let given = 0

/** An address that no caller of this process had before, as a reverse proxy tells it: limits count by address. */
export function ownAddress(): string {
  given += 1
  return [10, given >> 16, (given >> 8) & 255, given & 255].join('.')
}
