import { PickList } from './pick-list.tsx'

/** Narrows a list down to a role; absent where there is nothing to choose. */
export function RolePick(props: {
  readonly roles: readonly string[]
  /** Empty: all. */
  readonly value: string
  readonly onChange: (role: string) => void
}) {
  const { roles, value } = props
  if (roles.length < 2 && value === '') return null
  return (
    <PickList
      label="Role"
      value={value}
      choices={[{ value: '', label: 'All Roles' }, ...roles.map((role) => ({ value: role, label: role }))]}
      onChange={props.onChange}
    />
  )
}
