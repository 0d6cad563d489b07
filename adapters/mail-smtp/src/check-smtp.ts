/** @throws Error that names the setting, and shows nothing of it: it may hold a password */
export function checkSmtp(url: string): void {
  const address = URL.canParse(url) ? new URL(url) : null
  if (!address || !/^smtps?:$/.test(address.protocol) || address.hostname === '') {
    throw new Error('SMTP_URL must be like smtp://user:password@host:587 or smtps://host.')
  }
}
