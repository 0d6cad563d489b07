import { IconArchive } from '@callboard/kit/icons'
import { Alert } from '@callboard/kit/ui'

/** On screens that plan the sessions of an archived project. */
export const ArchivedNotice = () => (
  <Alert color="gray" title="This project is archived" icon={<IconArchive size={16} aria-hidden />}>
    It takes no bookings, and talent see no times. Restore the project on the Projects page to open them
    again.
  </Alert>
)
