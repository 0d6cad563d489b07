import { Stack, Text } from '@callboard/kit/ui'
import { UploadList } from '@callboard/kit/uploads'
import type { CheckInFlow } from '../use-check-in.ts'
import { tapesFault } from './use-tapes.ts'

/** The videos of a self-tape, uploaded while the talent fills in the rest. */
export default function VideosStep({ flow }: { readonly flow: CheckInFlow }) {
  const { tapes, errors } = flow
  return (
    <Stack gap="md">
      <Text c="dimmed">
        Add one or more videos. A large video may take a while: leave this page open. If it closes, come back
        and choose the same file to go on.
      </Text>
      {tapes ? (
        <UploadList
          queue={tapes.queue}
          rows={tapes.rows}
          label={tapes.rows.length > 0 ? 'Add another video' : 'Choose videos'}
          error={errors.videos && tapesFault(tapes.rows)}
        />
      ) : null}
    </Stack>
  )
}
