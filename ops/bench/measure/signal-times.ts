import { createConnection, type RowDataPacket } from 'mysql2/promise'

export interface SignalTimes {
  /** Milliseconds of the clock at which the newest signal of this type was written, shortly before its commit. */
  last(type: string): Promise<number>
  stop(): Promise<void>
}

/** When the signals of a room were written. */
export async function signalTimes(databaseUrl: string, room: string): Promise<SignalTimes> {
  const connection = await createConnection(databaseUrl)
  return {
    async last(type) {
      const [rows] = await connection.query<RowDataPacket[]>(
        "select timestampdiff(microsecond, '1970-01-01', at) / 1000 as at from `signal`" +
          ' where room = ? and type = ? order by id desc limit 1',
        [room, type],
      )
      if (!rows[0]) throw new Error(`The room ${room} has no signal of ${type}.`)
      return Number(rows[0].at)
    },
    stop: () => connection.end(),
  }
}
