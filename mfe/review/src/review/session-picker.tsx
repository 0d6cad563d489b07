import { PickList } from '@callboard/kit/filters'
import { useNavigate } from '@callboard/kit/ui'
import { shortName } from './review-groups.ts'

interface Session {
  readonly _id: string
  readonly name: string
}

/** The sessions of the project; choosing one goes to its review. */
export function SessionPicker(props: {
  readonly uri: string
  readonly current: Session
  readonly others: readonly Session[]
}) {
  const navigate = useNavigate()
  const sessions = [props.current, ...props.others.filter(({ _id }) => _id !== props.current._id)]
  return (
    <PickList
      label="Session"
      value={props.current._id}
      choices={sessions.map(({ _id, name }) => ({ value: _id, label: shortName(name) }))}
      onChange={(id) => void navigate(`/video/${props.uri}/${id}`)}
    />
  )
}
