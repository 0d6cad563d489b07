import { getOwnData, type OwnDataView } from '@callboard/accounts/contract'
import { type Account, Load, useAction, useAnswer } from '@callboard/kit/data'
import { Time } from '@callboard/kit/labels'
import { Button, Group, Skeleton, Stack, sayError, Text } from '@callboard/kit/ui'
import { useState } from 'react'
import { downloadOwnDataAction, requestOwnDataAction } from '../data/accounts.ts'
import styles from './own-data.module.css'
import { ownDataWords } from './own-data-words.ts'
import { Section } from './section.tsx'

/** Between two looks at an archive that is being made, milliseconds. */
const EVERY = 2_000

const COPY = 'A copy of what is kept about you, in one ZIP file'
const OF_TALENT = `${COPY}: your profile, bookings, check-ins, messages, photos, and the takes with nobody else.`
const OF_OTHERS = `${COPY}: your profile, your work, messages, answers and what you wrote.`

/** What is kept about the account, in one file: it is asked for, made and saved here. */
export default function OwnData({ account }: { readonly account: Account }) {
  const [isBuilding, setBuilding] = useState(false)
  const answer = useAnswer(getOwnData, { id: account._id }, { every: isBuilding ? EVERY : undefined })
  const isBuildingNow = answer.kind === 'ready' && answer.data.own_data?.state === 'building'
  if (isBuildingNow !== isBuilding) setBuilding(isBuildingNow)
  return (
    <Section title="Your data" hint={account.user_type === 'talent' ? OF_TALENT : OF_OTHERS}>
      <Load state={answer} skeleton={<Skeleton height={60} />} failedTitle="This could not be loaded">
        {({ own_data }) => <Asked account={account} archive={own_data} />}
      </Load>
    </Section>
  )
}

function Asked(props: { readonly account: Account; readonly archive: OwnDataView | null }) {
  const { account, archive } = props
  const request = useAction(requestOwnDataAction(account._id))
  const download = useAction(downloadOwnDataAction, { onDone: ({ url }) => location.assign(url) })
  const ask = () => void request.run({ id: account._id })
  const fault = request.error ?? download.error
  const isBuilding = archive?.state === 'building'
  const isReady = archive?.state === 'ready'
  return (
    <Stack gap="sm">
      {archive ? (
        <Text role={archive.state === 'failed' ? 'alert' : 'status'}>{ownDataWords(archive)}</Text>
      ) : null}
      {isBuilding ? (
        <>
          <progress
            className={styles.bar}
            value={archive.progress}
            max={100}
            aria-label="Putting your data together"
          />
          <Text size="sm" c="dimmed">
            You can leave this page. You get an e-mail when the file is ready.
          </Text>
        </>
      ) : null}
      {isReady && archive.expires_at !== null ? (
        <Text size="sm" c="dimmed">
          The file is there until <Time at={archive.expires_at} style="date-time" />.
        </Text>
      ) : null}
      {fault === undefined ? null : <Text role="alert">{sayError(fault)}</Text>}
      {isBuilding ? null : (
        <Group gap="sm">
          {isReady ? (
            <Button loading={download.busy} onClick={() => void download.run({ id: archive._id })}>
              Download
            </Button>
          ) : null}
          <Button variant="default" loading={request.busy} onClick={ask}>
            {archive ? 'Ask again' : 'Ask for my data'}
          </Button>
        </Group>
      )}
    </Stack>
  )
}
