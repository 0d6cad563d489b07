/** Small marks on people and things. */
import './styles.ts'

export { Badge, Divider } from '@mantine/core'
export { sayBytes } from '../text/say-bytes.ts'
export { Face, type FaceProps, nameInitials } from './face.tsx'
export { moving } from './moving.ts'
export { type BadgeState, StateBadge } from './state-badge.tsx'
export { Time, useMinute } from './time.tsx'
