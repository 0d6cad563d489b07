import type { PostingGroup } from '@callboard/posting/contract'
import { aboutWords } from './about-words.ts'
import styles from './card-extras.module.css'
import { OFFICE_WORDS } from './office-words.ts'
import type { CardComment } from './use-card-comments.ts'

/** What a viewer has chosen under Customize, below a card of the wall. */
export default function CardExtras(props: {
  readonly group: PostingGroup
  readonly headshots: boolean
  readonly comments: readonly CardComment[] | undefined
}) {
  const { group, comments } = props
  return (
    <>
      {props.headshots ? <Headshots talent={group.records} /> : null}
      {comments?.length ? (
        <ol className={styles.cardComments} aria-label={`Comments on ${group.name}`}>
          {comments.map(({ _id, from_user, to_user, content, kind }) => (
            <li key={_id}>
              {kind ? <span className={styles.office}>{OFFICE_WORDS[kind]}</span> : null}
              <strong>{from_user.name}</strong> <About group={group} talent={to_user} />
              {content}
            </li>
          ))}
        </ol>
      ) : null}
    </>
  )
}

function About(props: { readonly group: PostingGroup; readonly talent: string | undefined }) {
  const words = aboutWords(props.group, props.talent)
  return words === undefined ? null : <span className={styles.about}>{words}</span>
}

function Headshots({ talent }: { readonly talent: PostingGroup['records'] }) {
  const pictured = talent.filter(({ photo_url }) => photo_url !== null)
  if (pictured.length === 0) return null
  return (
    <span className={styles.headshots}>
      {pictured.map(({ _id, first_name, last_name, photo_url }) => (
        <img key={_id} src={photo_url ?? ''} alt={`${first_name} ${last_name}`} loading="lazy" />
      ))}
    </span>
  )
}
