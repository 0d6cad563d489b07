/** The members of a database that concern its connection. */
type Openable = Pick<IDBDatabase, 'close' | 'onclose' | 'onversionchange'>

/**
 * Keeps a database open. Browsers close it when they want its storage back, and a page in the background may find
 * its connection dead; then it is opened again.
 * @returns runs work on the open database; work that fails is done once more on a fresh connection, so it must bear that
 */
export function reopening<D extends Openable>(
  open: () => Promise<D>,
): <T>(work: (database: D) => Promise<T>) => Promise<T> {
  let opened: Promise<D> | undefined
  const forget = (old: Promise<D>) => {
    if (opened === old) opened = undefined
  }
  const connect = (): Promise<D> => {
    const fresh: Promise<D> = open().then((database) => {
      database.onclose = () => forget(fresh)
      // Another page wants to change the database and waits for this one.
      database.onversionchange = () => {
        forget(fresh)
        database.close()
      }
      return database
    })
    return fresh
  }
  const once = async <T>(work: (database: D) => Promise<T>): Promise<T> => {
    opened ??= connect()
    const mine = opened
    try {
      return await work(await mine)
    } catch (fault) {
      forget(mine)
      await mine.then(
        (database) => database.close(),
        () => {},
      )
      throw fault
    }
  }
  return (work) => once(work).catch(() => once(work))
}
