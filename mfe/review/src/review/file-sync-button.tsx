import { FileSync } from '@callboard/kit/file-sync'
import type { ReviewView } from '@callboard/review/contract'

export default function FileSyncButton({ session }: Pick<ReviewView, 'session'>) {
  return <FileSync session={session} />
}
