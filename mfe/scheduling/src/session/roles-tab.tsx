import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { IconTag, IconTrash } from '@callboard/kit/icons'
import { ActionIcon, TextInput } from '@callboard/kit/inputs'
import { ActionFault, Button, confirm, EmptyState, Group, Stack, Text } from '@callboard/kit/ui'
import { type ProjectView, roleForm } from '@callboard/projects/contract'
import type { FormEvent, RefObject } from 'react'
import { addRoleAction, removeRoleAction } from '../data/projects.ts'
import styles from './session-editor.module.css'

/** The roles of the project, which all its sessions cast. They change at once, without Save. */
export function RolesTab({ project }: { readonly project: ProjectView }) {
  const add = useAction(addRoleAction, { onDone: () => form.begin({ role: '' }) })
  const remove = useAction(removeRoleAction)
  const form = useForm({
    form: roleForm,
    from: { role: '' },
    input: ({ role }) => ({ id: project._id, role: role.trim() }),
    action: add,
    save: add.run,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const take = async (role: string) => {
    const yes = await confirm({
      title: `Remove the role ${role}?`,
      text: 'Talent can no longer choose it. A role that somebody holds cannot be removed.',
      action: 'Remove',
      danger: true,
    })
    if (yes) await remove.run({ id: project._id, role })
  }
  return (
    <Stack maw={560}>
      <ActionFault error={remove.error} />
      {project.can.edit ? (
        <form ref={form.element as RefObject<HTMLFormElement | null>} onSubmit={submit} noValidate>
          <Group align="flex-start" gap="sm" wrap="nowrap">
            <TextInput
              aria-label="Role Name"
              placeholder="Role name"
              style={{ flex: 1 }}
              {...form.text('role')}
            />
            <Button type="submit" variant="default" loading={add.busy}>
              + Add Role
            </Button>
          </Group>
          <ActionFault error={form.fault} />
        </form>
      ) : (
        <Text size="sm" c="dimmed">
          Only a casting director changes roles.
        </Text>
      )}
      {project.project_roles.length === 0 ? (
        <EmptyState icon={<IconTag size={24} />} title="No roles yet">
          Talent choose a role at check-in and when they book a time.
        </EmptyState>
      ) : (
        <ul className={`callboard-list ${styles.roles}`} aria-label="Roles">
          {project.project_roles.map((role) => (
            <li key={role} className={styles.role}>
              <span>{role}</span>
              {project.can.edit ? (
                <ActionIcon
                  aria-label={`Remove ${role}`}
                  disabled={remove.busy}
                  onClick={() => void take(role)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </Stack>
  )
}
