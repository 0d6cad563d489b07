import { IconArrowRight, IconCheck, IconMovie } from '@callboard/kit/icons'
import { Link, Skeleton } from '@callboard/kit/ui'
import { useState } from 'react'
import { byWords } from '../posting/answered-words.ts'
import styles from './link-cover.module.css'
import { type Cover, leftOn, type Unsent } from './public-link.ts'

/** A page of the link; the whole card opens it. */
export function PageCover(props: {
  readonly page: Cover
  /** Another than that of the link. */
  readonly project: string | undefined
  /** Of a visitor. */
  readonly unsent: Unsent | undefined
  readonly to: string
}) {
  const { page, project } = props
  const waiting = props.unsent?.get(page._id)?.length ?? 0
  const left = leftOn(page, props.unsent)
  // The number of those who wait says it where that is all of them.
  const talent = page.answered || waiting > 0 || left === page.talent ? null : `${page.talent} talent`
  const place = [talent, project].filter(Boolean).join(', ')
  return (
    <Link to={props.to} className={styles.cover}>
      <span className={styles.faces}>
        {page.faces.length > 0 ? (
          page.faces.map((face) => <CoverFace key={face} src={face} />)
        ) : (
          <IconMovie size={24} aria-hidden />
        )}
      </span>
      <strong className={styles.name}>{page.name}</strong>
      <span className={styles.facts}>
        {page.asked === 0 ? null : <Answers page={page} left={left} waiting={waiting} />}
        {place === '' ? null : <span>{place}</span>}
      </span>
      <span className={styles.view}>
        View Page
        <IconArrowRight size={16} aria-hidden />
      </span>
    </Link>
  )
}

/** A face, whose place is seen to wait until its picture is there. */
function CoverFace({ src }: { readonly src: string }) {
  const [isDone, setDone] = useState(false)
  const done = () => setDone(true)
  return (
    <Skeleton visible={!isDone}>
      <img src={src} alt="" loading="lazy" onLoad={done} onError={done} />
    </Skeleton>
  )
}

/** What the reader came for: how many people wait for their answer; to staff, how many have one of others. */
function Answers(props: {
  readonly page: Cover
  readonly left: number | null
  /** Answers of a visitor that wait for a name. */
  readonly waiting: number
}) {
  const { left, waiting } = props
  const { asked, answered } = props.page
  if (answered)
    return (
      <span className={styles.left} data-idle>
        {`${answered.talent} of ${asked} answered`}
        {answered.by > 0 ? byWords(answered.by) : null}
      </span>
    )
  if (left === null) return null
  if (left > 0 || waiting > 0)
    return (
      <>
        {left > 0 ? <strong className={styles.left}>{left} to answer</strong> : null}
        {waiting > 0 ? (
          <strong className={styles.left} data-unsent>
            {waiting} not sent
          </strong>
        ) : null}
      </>
    )
  return (
    <span className={styles.done}>
      <IconCheck size={16} aria-hidden /> All answered
    </span>
  )
}
