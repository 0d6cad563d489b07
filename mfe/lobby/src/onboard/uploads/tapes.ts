import { browserMachine, keptUploads, noKeptUploads, UploadQueue } from '@callboard/kit/uploads'
import { selfTapeServer } from '../../data/uploads.ts'

/** The videos of one check-in. @param ticket of the page as it is now @param place null at the kiosk: nothing stays */
export function selfTapes(ticket: () => string, place: string | null): UploadQueue {
  const kept = place === null ? noKeptUploads : keptUploads(`check-in:${place}`)
  const queue = new UploadQueue(selfTapeServer(ticket), browserMachine, kept)
  void queue.restore()
  return queue
}
