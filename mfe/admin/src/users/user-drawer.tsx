import { getManagedUser, hasField, type ManagedUser } from '@callboard/accounts/contract'
import { useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { Tabs } from '@callboard/kit/tabs'
import { Skeleton, Stack, Text, Title, VisuallyHidden } from '@callboard/kit/ui'
import { lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { ChatAccountForm } from '../chat-account/chat-account-form.tsx'
import { DrawerAnswer } from '../shared/drawer-answer.tsx'
import { LogoField } from '../shared/logo-field.tsx'
import { mayLose, SavedTogether } from '../shared/saved-together.tsx'
import styles from '../shared/table.module.css'
import { TextAccountForm } from '../text-account/text-account-form.tsx'
import { SecondFactorPart } from './second-factor-part.tsx'
import { CreateUserForm, EditUserForm } from './user-form.tsx'
import { VisibilityPanel } from './visibility-panel.tsx'

const UserDetails = lazy(() => import('./user-details.tsx'))

interface UserDrawerProps {
  /** Absent: a new account. */
  readonly userId: string | undefined
  readonly onCreated: (userId: string) => void
  readonly onClose: () => void
}

/** Makes an account, or changes one: fields, visibility and accounts at providers are saved together. */
export default function UserDrawer({ userId, onCreated, onClose }: UserDrawerProps) {
  const isTyped = useRef(() => false)
  const leave = async () => {
    if (await mayLose(isTyped.current())) onClose()
  }
  return (
    <Drawer opened onClose={() => void leave()} title={userId ? 'Edit user' : 'Create New User'} size="lg">
      {userId ? (
        <EditUser userId={userId} isTyped={isTyped} onSaved={onClose} onClose={() => void leave()} />
      ) : (
        <CreateUserForm onCreated={onCreated} onClose={onClose} />
      )}
    </Drawer>
  )
}

interface Editing {
  readonly isTyped: RefObject<() => boolean>
  readonly onSaved: () => void
  /** Asks before what was typed is lost. */
  readonly onClose: () => void
}

function EditUser({ userId, ...editing }: Editing & { readonly userId: string }) {
  return (
    <DrawerAnswer
      state={useAnswer(getManagedUser, { id: userId })}
      skeleton={<FormSkeleton />}
      failedTitle="This account could not be loaded"
      gone={{
        title: 'There is no such account',
        text: 'It may have been deleted.',
        back: 'Back to the users',
      }}
      onClose={editing.onClose}
    >
      {(user) => (
        <Tabs defaultValue="account">
          <Tabs.List mb="md">
            <Tabs.Tab value="account">Account</Tabs.Tab>
            <Tabs.Tab value="details">Details</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="account">
            <KnownUser user={user} {...editing} />
          </Tabs.Panel>
          <Tabs.Panel value="details" keepMounted={false}>
            <Suspense>
              <UserDetails user={user} />
            </Suspense>
          </Tabs.Panel>
        </Tabs>
      )}
    </DrawerAnswer>
  )
}

function KnownUser({ user, isTyped, onSaved, onClose }: Editing & { readonly user: ManagedUser }) {
  const { _id: userId, user_type, text_account, chat_account } = user
  return (
    <SavedTogether isTyped={isTyped} onSaved={onSaved} onCancel={onClose}>
      <Stack gap="xl">
        <EditUserForm user={user} />
        <Part title="Second factor">
          <SecondFactorPart user={user} />
        </Part>
        {hasField(user_type, 'logo') ? (
          <Part title="Logo">
            <LogoField userId={userId} url={user.logo_url} />
          </Part>
        ) : null}
        {hasField(user_type, 'visibility') ? (
          <Part title="Visibility">
            <VisibilityPanel userId={userId} />
          </Part>
        ) : null}
        {hasField(user_type, 'credentials') ? (
          <>
            <Part title="Twilio account">
              {/* The key empties the form once its account is stored. */}
              <TextAccountForm
                key={text_account?.updated_at ?? 'none'}
                userId={userId}
                account={text_account}
              />
            </Part>
            <Part title="Chat account">
              <Text size="sm" c="dimmed" mb="sm">
                What is said in the chats of this casting director’s projects is said in their CometChat app
                as well.
              </Text>
              <ChatAccountForm
                key={chat_account?.updated_at ?? 'none'}
                userId={userId}
                account={chat_account}
              />
            </Part>
          </>
        ) : null}
      </Stack>
    </SavedTogether>
  )
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = `user-part-${title.replaceAll(' ', '-').toLowerCase()}`
  return (
    <section aria-labelledby={id} className={styles.userPart}>
      <Title order={3} size="h4" id={id} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  )
}

function FormSkeleton() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      {['names', 'email', 'type', 'password', 'logo'].map((field) => (
        <Skeleton key={field} height={58} />
      ))}
    </Stack>
  )
}
