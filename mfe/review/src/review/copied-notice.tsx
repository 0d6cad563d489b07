import { ActionIcon, Anchor, Button } from '@callboard/kit'
import { IconCheck, IconX } from '@callboard/kit/icons'
import type { PostingPageSummary } from '@callboard/posting/contract'
import { useEffect } from 'react'

/** How long it stands there. Milliseconds. */
const STAYS = 30_000

/** After copying: the way to the page and to a link for clients. */
export function CopiedNotice(props: {
  readonly uri: string
  readonly page: PostingPageSummary
  readonly onLink: () => void
  readonly onClose: () => void
}) {
  const { page, onClose } = props
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts from the copy it tells of
  useEffect(() => {
    const timer = setTimeout(onClose, STAYS)
    return () => clearTimeout(timer)
  }, [page])
  return (
    <div className="copied-notice" role="status">
      <IconCheck size={18} aria-hidden />
      <span>Copied to {page.name}.</span>
      <Anchor href={`/posting-page/${props.uri}/${page._id}`} target="_blank" rel="noopener">
        Open posting page
      </Anchor>
      <Button size="compact-sm" variant="default" onClick={props.onLink}>
        Make a link
      </Button>
      <ActionIcon size="sm" aria-label="Dismiss" onClick={onClose}>
        <IconX size={16} />
      </ActionIcon>
    </div>
  )
}
