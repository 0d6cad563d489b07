/** Keys of the install at outside services, in the order of their form. */
export const CREDENTIALS = [
  'TWILIO_ACCOUNT_SID',
  'TWILIO_AUTH_TOKEN',
  'TWILIO_FROM',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_REGION',
] as const
export type CredentialName = (typeof CREDENTIALS)[number]

/** Keys that are of use together only. */
export const CREDENTIAL_GROUPS: readonly {
  readonly service: string
  readonly names: readonly CredentialName[]
}[] = [
  { service: 'Twilio', names: ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] },
  { service: 'AWS', names: ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_REGION'] },
]

/** Empty is none. */
export const CREDENTIAL_FORMS: Readonly<
  Record<CredentialName, { readonly pattern: string; readonly says: string }>
> = {
  TWILIO_ACCOUNT_SID: { pattern: '^(AC[0-9a-f]{32})?$', says: 'AC and 32 digits or letters a to f' },
  TWILIO_AUTH_TOKEN: { pattern: '^([0-9A-Za-z]{16,64})?$', says: '16 to 64 letters and digits' },
  TWILIO_FROM: {
    pattern: '^(\\+[1-9][0-9]{6,14}|[0-9]{5,6}|MG[0-9a-f]{32})?$',
    says: 'A number such as +13105550199, a short code or the SID of a Messaging Service',
  },
  AWS_ACCESS_KEY_ID: { pattern: '^([A-Z0-9]{16,128})?$', says: '16 to 128 capital letters and digits' },
  AWS_SECRET_ACCESS_KEY: {
    pattern: '^([A-Za-z0-9/+=]{16,128})?$',
    says: '16 to 128 letters, digits, / and +',
  },
  AWS_REGION: { pattern: '^([a-z]{2}(-[a-z]+)+-[0-9])?$', says: 'A region such as us-west-2' },
}
