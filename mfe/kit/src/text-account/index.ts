/** Somebody's own account at the provider of texts, for the profile and the admin console. */
export { TextAccountPanel } from './text-account-panel.tsx'
