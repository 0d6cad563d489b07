import { type OwnDataSource, type Token, token } from '@callboard/core'

export const LOBBY_OWN_DATA: Token<OwnDataSource> = token('lobby.own-data')
