import { type OwnDataSource, type Token, token } from '@callboard/core'

export const ADMIN_OWN_DATA: Token<OwnDataSource> = token('admin.own-data')
