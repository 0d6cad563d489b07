import { NotLoaded } from '../takes/not-loaded.tsx'

/** Beside talent whose answers cannot be loaded, which would look unanswered. */
export default function NoAnswers({ onRetry }: { readonly onRetry: () => void }) {
  return <NotLoaded what="What clients answered" onRetry={onRetry} />
}
