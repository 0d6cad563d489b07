import { DEFAULT_TALENT_TEXTS } from '@callboard/admin/contract'
import { useAccount, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Accordion } from '@callboard/kit/folds'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { PeoplePicker } from '@callboard/kit/people'
import { Checkbox } from '@callboard/kit/ticks'
import { Stack, Text, toast } from '@callboard/kit/ui'
import { DEFAULT_STATUS_TEXTS } from '@callboard/lobby/contract'
import { type ProjectView, projectForm, projectRules, thankYouFault } from '@callboard/projects/contract'
import { useState } from 'react'
import {
  createProjectAction,
  removeLogoAction,
  saveLogoAction,
  updateProjectAction,
} from '../data/projects.ts'
import { BrandFields } from './brand-fields.tsx'
import type { LogoChoice } from './logo-choice.ts'
import { projectFields, type TypedProject, typedProject, withName } from './project-fields.ts'
import { RoleList } from './role-list.tsx'
import { useFreshAddresses } from './use-fresh-addresses.ts'

interface Props {
  /** Absent: a new one. */
  readonly project: ProjectView | undefined
  readonly onClose: () => void
  readonly onCreated: (project: ProjectView) => void
}

const POSITIONS = ['Your turn', 'On deck', 'Second in line', 'Next in line'] as const

const ROOMS = [
  ['jitsi_meeting_id', 'Meeting id'],
  ['test_meeting_id', 'Test meeting id'],
  ['back_office_meeting_id', 'Back office id'],
] as const

/** Single roles are marked (`project_roles.3`), and shown in one field. */
const fieldOf = (path: string) =>
  path === 'texts.thankyou_message'
    ? 'thankYou'
    : path.replace(/^(project_roles|casting_directors)\..*/, '$1')

const CODES = { uri_taken: 'uri' }

/** Gives a stored project the chosen logo; a project whose logo is refused stays as it was saved. */
function useLogo() {
  const [logo, setLogo] = useState<LogoChoice>()
  const save = useAction(saveLogoAction)
  const remove = useAction(removeLogoAction)
  const store = async (id: string): Promise<boolean> => {
    if (logo === undefined) return true
    const stored = logo === 'none' ? await remove.run({ id }) : await save.run({ id, file: logo })
    return stored !== undefined
  }
  return { logo, setLogo, store, busy: save.busy || remove.busy }
}

function useProjectForm({ project, onClose, onCreated }: Props, assigns: boolean) {
  const create = useAction(createProjectAction)
  const update = useAction(updateProjectAction)
  const logo = useLogo()
  const action = project ? update : create
  const form = useForm({
    form: projectForm,
    rules: (typed: TypedProject) => ({ ...projectRules(typed), thankYou: thankYouFault(typed.thankYou) }),
    from: () => typedProject(project),
    input: (typed) => projectFields(typed, assigns),
    fieldOf,
    codes: CODES,
    draft: `project:${project?._id ?? 'new'}`,
    version: project?.version,
    typedOf: typedProject,
    action: { ...action, busy: action.busy || logo.busy },
    save: async (input, version) => {
      const saved = await (project ? update.run({ id: project._id, version, ...input }) : create.run(input))
      if (!saved) return undefined
      if (!(await logo.store(saved._id)))
        toast.failed('The project is saved, but its logo is not. Choose a PNG or JPEG file in Edit project.')
      if (!project) onCreated(saved)
      onClose()
      return saved
    },
  })
  return { form, logo }
}

/** Makes a project, or changes one. */
export default function ProjectDialog(props: Props) {
  const { project, onClose } = props
  const account = useAccount()
  const assigns = project?.can.assign_casting_directors ?? account?.user_type === 'super_admin'
  const { form, logo } = useProjectForm(props, assigns)
  const { typed, change } = form
  useFreshAddresses(project === undefined, (fresh) =>
    form.fill((now) => (now.uri ? now : { ...now, ...fresh, ...withName({ ...now, ...fresh }, now.name) })),
  )
  return (
    <Modal opened onClose={onClose} title={project ? 'Edit project' : 'New project'} size="lg">
      <FormFrame form={form} what="project" action={project ? 'Save' : 'Create'} onCancel={onClose}>
        <TextInput
          data-autofocus
          label="Project name"
          placeholder="Northlight spring spot"
          {...form.text('name')}
          onChange={({ currentTarget: { value } }) => change((now) => withName(now, value))}
        />
        <RoleList
          {...form.value('project_roles')}
          typed={typed.typedRole}
          onType={(typedRole) => change({ typedRole })}
        />
        <Checkbox
          label="Talent may add a role that is not listed"
          {...form.tick('allow_talent_create_role')}
        />
        {assigns ? (
          <PeoplePicker
            label="Casting directors"
            type="casting_director"
            {...form.value('casting_directors')}
          />
        ) : null}
        <BrandFields
          stored={project?.brand.logo_url ?? null}
          logo={logo.logo}
          onLogo={logo.setLogo}
          accent={typed.accent}
          onAccent={(accent) => change({ accent })}
        />
        <Checkbox
          label="Local recording"
          description="Takes are recorded on the talent's own device. Without it Record is off in every session of the project."
          {...form.tick('local_recording_enabled')}
        />
        <Checkbox
          label="Feedback and comments"
          description="Staff and clients answer and comment on talent. Without it what was said stays as it is."
          {...form.tick('feedback_enabled')}
        />
        <Checkbox
          label="Reshoot as an answer"
          description="Beside yes, no and maybe."
          {...form.tick('reshoot_enabled')}
        />
        <Accordion variant="default" chevronPosition="left" multiple keepMounted>
          <Accordion.Item value="addresses">
            <Accordion.Control>Address and rooms</Accordion.Control>
            <Accordion.Panel>
              <Stack>
                <TextInput
                  label="Uri"
                  description={`Part of every address of the project: ${location.host}/studio/${typed.uri || '…'}`}
                  {...form.text('uri')}
                  onChange={({ currentTarget: { value } }) => change({ uri: value, uriStays: true })}
                />
                {ROOMS.map(([field, label]) => (
                  <TextInput key={field} label={label} {...form.text(field)} />
                ))}
              </Stack>
            </Accordion.Panel>
          </Accordion.Item>
          <Accordion.Item value="messages">
            <Accordion.Control>Messages</Accordion.Control>
            <Accordion.Panel>
              <Messages form={form} />
            </Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </FormFrame>
    </Modal>
  )
}

function Messages({ form }: { readonly form: ReturnType<typeof useProjectForm>['form'] }) {
  const { typed, change } = form
  const area = { autosize: true, minRows: 2 } as const
  return (
    <Stack>
      <Checkbox label="Remind talent the day before their appointment" {...form.tick('reminders')} />
      <Text c="dimmed" size="xs">
        What talent are told. PROJECT_NAME and TALENT_STATUS_LINK are filled in. An empty message is sent as
        it stands there in grey.
      </Text>
      <Textarea {...area} label="Thank you" withAsterisk {...form.text('thankYou')} />
      {POSITIONS.map((label, place) => (
        <Textarea
          {...area}
          key={label}
          label={label}
          placeholder={DEFAULT_TALENT_TEXTS.positions[place]}
          value={typed.positions[place]}
          error={form.errorAt(`texts.position_messages.${place}`)}
          onChange={({ currentTarget: { value } }) =>
            change((now) => ({
              positions: now.positions.map((old, at) =>
                at === place ? value : old,
              ) as unknown as TypedProject['positions'],
            }))
          }
        />
      ))}
      <Textarea
        {...area}
        label="Goodbye"
        placeholder={DEFAULT_STATUS_TEXTS.goodBye}
        {...form.text('goodBye')}
      />
      <Textarea
        {...area}
        label="Removed before being called"
        placeholder={DEFAULT_STATUS_TEXTS.deletion}
        {...form.text('deletion')}
      />
    </Stack>
  )
}
