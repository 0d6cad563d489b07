import { Face } from '@callboard/kit/labels'
import type { SessionAttention } from '@callboard/projects/contract'
import styles from './faces.module.css'

const people = (count: number) => (count === 1 ? '1 talent checked in' : `${count} talent checked in`)

/** The talent who checked in to a session: the latest few, and how many more there are. */
export function Faces(props: {
  readonly attention: SessionAttention
  readonly large?: boolean
  /** Faces that are drawn at most. */
  readonly most?: number
}) {
  const { checked_in } = props.attention
  const faces = props.attention.faces.slice(0, props.most)
  if (checked_in === 0) return null
  return (
    <span
      className={styles.root}
      role="img"
      aria-label={people(checked_in)}
      title={faces.map(({ name }) => name).join(', ')}
    >
      {faces.map(({ name, photo_url }, place) => (
        <Face
          key={photo_url ?? `${name} ${place}`}
          of="talent"
          name={name}
          src={photo_url}
          size={props.large ? 44 : 32}
        />
      ))}
      {checked_in > faces.length ? <span className={styles.more}>+{checked_in - faces.length}</span> : null}
    </span>
  )
}
