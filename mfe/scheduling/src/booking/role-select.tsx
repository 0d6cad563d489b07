import { Select } from '@callboard/kit/choices'

export default function RoleSelect(props: {
  readonly roles: readonly string[]
  readonly value: string | null
  readonly onChange: (role: string) => void
}) {
  return (
    <Select
      size="md"
      label="Role"
      placeholder="Choose your role"
      data={[...props.roles]}
      value={props.value}
      allowDeselect={false}
      onChange={(next) => {
        if (next) props.onChange(next)
      }}
    />
  )
}
