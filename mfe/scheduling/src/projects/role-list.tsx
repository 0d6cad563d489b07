import { tooLong } from '@callboard/core/http-contract'
import { IconX } from '@callboard/kit/icons'
import { ActionIcon, TextInput } from '@callboard/kit/inputs'
import { Button, Group, Skeleton, Text } from '@callboard/kit/ui'
import { RoleName } from '@callboard/projects/contract'
import { lazy, Suspense } from 'react'
import { isAmong } from './project-fields.ts'

const SortableList = lazy(() =>
  import('@callboard/kit/sorting').then((part) => ({ default: part.SortableList })),
)

const MOST = RoleName.maxLength ?? Number.POSITIVE_INFINITY
const lengthFault = (role: string) => (role.trim().length > MOST ? tooLong(MOST) : undefined)

/** The roles of a project in their order: added, taken away and put in order. One that is still typed is saved, too. */
export function RoleList(props: {
  readonly value: readonly string[]
  readonly onChange: (roles: string[]) => void
  readonly error?: string
  readonly typed: string
  readonly onType: (role: string) => void
}) {
  const { value: roles, onChange, error, typed, onType } = props
  const doubled = isAmong(roles, typed)
  const fault = lengthFault(typed) ?? (doubled && typed.trim() ? 'Role already added' : undefined)
  const add = () => {
    if (typed.trim() === '' || fault) return
    onChange([...roles, typed.trim()])
    onType('')
  }
  return (
    <div>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <TextInput
          style={{ flex: 1 }}
          label="Roles"
          name="project_roles"
          placeholder={roles.length === 0 ? 'Driver' : 'Another role'}
          description="Talent choose from these at check-in, in this order."
          value={typed}
          error={error ?? fault}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would send the form.
            event.preventDefault()
            add()
          }}
        />
        <Button variant="default" onClick={add} disabled={typed.trim() === '' || doubled}>
          Add role
        </Button>
      </Group>
      {roles.length > 0 ? (
        <Suspense fallback={<Skeleton height={44 * roles.length} mt={4} />}>
          <SortableList
            label="Roles in their order"
            items={roles.map((role) => ({ id: role, name: role }))}
            onSort={onChange}
            end={({ name }) => (
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Remove ${name}`}
                onClick={() => onChange(roles.filter((role) => role !== name))}
              >
                <IconX size={16} />
              </ActionIcon>
            )}
          />
        </Suspense>
      ) : (
        <Text size="xs" c="dimmed" mt={4}>
          No role yet. Without one, talent type what they come for.
        </Text>
      )}
    </div>
  )
}
