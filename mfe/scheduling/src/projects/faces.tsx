import type { SessionAttention } from '@callboard/projects/contract'
import './faces.css'

const initialsOf = (name: string) =>
  name
    .split(' ')
    .map((part) => part.charAt(0))
    .join('')
    .slice(0, 2)

const people = (count: number) => (count === 1 ? '1 talent checked in' : `${count} talent checked in`)

/** The talent who checked in to a session: the latest few, and how many more there are. */
export function Faces(props: { readonly attention: SessionAttention; readonly large?: boolean }) {
  const { faces, checked_in } = props.attention
  if (checked_in === 0) return null
  return (
    <span className="faces" data-large={props.large || undefined} role="img" aria-label={people(checked_in)}>
      {faces.map(({ name, photo_url }, place) => (
        <span key={photo_url ?? `${name} ${place}`} className="face" title={name}>
          {photo_url ? <img src={photo_url} alt="" loading="lazy" /> : initialsOf(name)}
        </span>
      ))}
      {checked_in > faces.length ? <span className="faces-more">+{checked_in - faces.length}</span> : null}
    </span>
  )
}
