import { IconX } from '@callboard/kit/icons'
import { Button } from '@callboard/kit/ui'
import { useEffect } from 'react'
import cinema from './cinema.module.css'
import { type PostingShown, shortName } from './posting-groups.ts'
import { NARROW, useWindowWidth } from './use-window-width.ts'

/** In the place of the cinema until its script is there: the way back, whose take opens, and the picture of its card. */
export function TakeComing(props: {
  readonly open: PostingShown
  readonly page: string
  /** There are groups beside it. */
  readonly isOneOfMore: boolean
  readonly onClose: () => void
}) {
  const { onClose } = props
  const { group, takes } = props.open
  const isNarrow = useWindowWidth() <= NARROW
  const still = group.thumbnail_url ?? takes[0]?.thumbnail_url
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  })
  return (
    <article className={cinema.root} aria-label={group.name} aria-busy>
      <header className={cinema.head}>
        <Button className={cinema.leave} variant="subtle" aria-label="Back to all talent" onClick={onClose}>
          <IconX size={20} />
        </Button>
        <div className={cinema.titles}>
          <h1>{isNarrow ? shortName(group) : group.name}</h1>
          <span>{props.page}</span>
        </div>
      </header>
      <div className={cinema.film} data-groups={props.isOneOfMore || undefined}>
        <div className={cinema.picture}>
          {still ? <img className={cinema.still} src={still} alt="" /> : null}
        </div>
      </div>
      <div className={cinema.side} />
    </article>
  )
}
