import { SheetRow, SheetSection } from '@callboard/kit/dialogs'
import { IconCopy, IconDownload, IconHourglass, IconTrash } from '@callboard/kit/icons'

/** What is in a sheet; the sheet itself is a drawer. */
export const bottomSheet = {
  name: 'BottomSheet',
  states: [
    [
      'sections of rows',
      <div key="rows">
        <SheetSection>
          <SheetRow icon={IconCopy}>Copy to Posting page</SheetRow>
          <SheetRow component="a" href="#download" icon={IconDownload} note="4 min ago">
            Archive ready: 4 takes
          </SheetRow>
          <SheetRow icon={IconHourglass} disabled>
            Archive is being made
          </SheetRow>
        </SheetSection>
        <SheetSection title="Posting pages" words="No posting pages yet. Select groups and copy them to one.">
          {null}
        </SheetSection>
        <SheetSection>
          <SheetRow icon={IconTrash} isGrave>
            Delete video
          </SheetRow>
        </SheetSection>
      </div>,
    ],
  ],
} as const
