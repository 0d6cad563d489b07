import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { CopyButton } from '@callboard/kit/share'
import { Switch } from '@callboard/kit/ticks'
import { Anchor, Button, confirm, Group, Skeleton, Stack, Text } from '@callboard/kit/ui'
import { type BoardLink, getBoardLink } from '@callboard/lobby/contract'
import { makeBoardAction, revokeBoardAction, setBoardNamesAction } from '../data/board.ts'
import type { LobbyModel } from '../live/lobby-model.ts'

const askToClose = (what: 'close' | 'renew') =>
  confirm({
    title: what === 'close' ? 'Close the board?' : 'Make a new link?',
    text: 'Screens that show the board now say that it is closed, and its link opens nothing any more.',
    action: what === 'close' ? 'Close the board' : 'Make a new link',
    danger: true,
  })

function Link({ session, link }: { readonly session: string; readonly link: BoardLink }) {
  const make = useAction(makeBoardAction(session))
  const revoke = useAction(revokeBoardAction(session))
  const setNames = useAction(setBoardNamesAction(session))
  const isBusy = make.busy || revoke.busy
  const renew = async () => {
    if (await askToClose('renew')) await make.run({ session })
  }
  const close = async () => {
    if (await askToClose('close')) await revoke.run({ session })
  }
  return (
    <Stack gap="md">
      <Text>
        A screen for the waiting room: now in casting, on deck, the next places with their wait, and a QR code
        to check in. It shows no full name and no contact data.
      </Text>
      {link.address === null ? (
        <Button onClick={() => void make.run({ session })} loading={isBusy}>
          Make a link
        </Button>
      ) : (
        <>
          <Group gap="sm" wrap="nowrap" align="center">
            <Anchor href={link.address} target="_blank" rel="noopener" style={{ overflowWrap: 'anywhere' }}>
              {link.address}
            </Anchor>
          </Group>
          <Group gap="sm">
            <Button component="a" href={link.address} target="_blank" rel="noopener">
              Open the board
            </Button>
            <CopyButton value={link.address} />
          </Group>
        </>
      )}
      <Switch
        label="Show interview numbers"
        description="On the boards of all sessions of this project; talent without a number show their initials. Otherwise boards show the first name and the initial of the last name."
        checked={link.shows_numbers}
        onChange={({ currentTarget }) => void setNames.run({ session, shows_numbers: currentTarget.checked })}
      />
      {link.address === null ? null : (
        <Group gap="sm">
          <Button variant="default" onClick={() => void renew()} disabled={isBusy}>
            Make a new link
          </Button>
          <Button variant="default" color="red" onClick={() => void close()} disabled={isBusy}>
            Close the board
          </Button>
        </Group>
      )}
    </Stack>
  )
}

/** Makes, shows and revokes the link of the session's board. */
export default function BoardDialog({
  lobby,
  onClose,
}: {
  readonly lobby: LobbyModel
  readonly onClose: () => void
}) {
  const session = lobby.session._id
  const state = useAnswer(getBoardLink, { session })
  return (
    <Modal opened onClose={onClose} title="Board for the waiting room">
      <Load state={state} skeleton={<Skeleton height={160} />} failedTitle="The link could not be loaded">
        {(link) => <Link session={session} link={link} />}
      </Load>
    </Modal>
  )
}
