import { NotLoaded } from './not-loaded.tsx'

/** Above a wall whose cards should show comments that cannot be loaded. */
export default function NoComments({ onRetry }: { readonly onRetry: () => void }) {
  return <NotLoaded what="The comments" onRetry={onRetry} />
}
