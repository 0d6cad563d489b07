/** Checks that the browser can show a file as a picture, regardless of the file's declared type. */
export async function isPicture(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file)
  const shown = Promise.withResolvers<boolean>()
  const image = new Image()
  image.onload = () => shown.resolve(true)
  image.onerror = () => shown.resolve(false)
  image.src = address
  try {
    return await shown.promise
  } finally {
    URL.revokeObjectURL(address)
  }
}
