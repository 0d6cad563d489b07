import type { MessageRow } from '@callboard/admin/contract'

export const CHANNELS = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text' },
] as const

export type Channel = (typeof CHANNELS)[number]['value']

export const sayChannel = (channel: Channel): string =>
  CHANNELS.find(({ value }) => value === channel)?.label ?? channel

/** `APPOINTMENT_CONFIRMED` → `appointment confirmed`, as the templates are shown. */
export const sayTemplate = (template: string): string => template.toLowerCase().replaceAll('_', ' ')

/** Words in place of the sending time of an unsent message. */
export const sayUnsent = (state: MessageRow['state']): string => (state === 'failed' ? 'Not sent' : 'Not yet')
