export const CHANNELS = [
  { value: 'email', label: 'E-mail' },
  { value: 'sms', label: 'Text' },
] as const

export type Channel = (typeof CHANNELS)[number]['value']

export const sayChannel = (channel: Channel): string =>
  CHANNELS.find(({ value }) => value === channel)?.label ?? channel

/** `APPOINTMENT_CONFIRMED` → `appointment confirmed`, as the templates are shown. */
export const sayTemplate = (template: string): string => template.toLowerCase().replaceAll('_', ' ')
