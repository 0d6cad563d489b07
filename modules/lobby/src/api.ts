import { type Serving, serve } from '@callboard/core/http-contract'
import { ActOnRecord } from './application/act-on-record.ts'
import { AddToGroup } from './application/add-to-group.ts'
import { CallNext } from './application/call-next.ts'
import { CheckIn } from './application/check-in.ts'
import { DeleteRecord } from './application/delete-record.ts'
import { FinishGroup } from './application/finish-group.ts'
import { GetCheckInPage } from './application/get-check-in-page.ts'
import { GetLobby } from './application/get-lobby.ts'
import { GetRecord } from './application/get-record.ts'
import { GetStatus } from './application/get-status.ts'
import { JoinMeeting } from './application/join-meeting.ts'
import { RemoveFromGroup } from './application/remove-from-group.ts'
import { UpdateRecord } from './application/update-record.ts'
import { UploadCheckInPhoto } from './application/upload-check-in-photo.ts'
import * as contract from './contract/index.ts'

/** Paths with fixed words come before those where the same place is a parameter: the first that fits is taken. */
export const lobbyApi: readonly Serving[] = [
  serve(contract.getCheckInPage, GetCheckInPage),
  serve(contract.uploadCheckInPhoto, UploadCheckInPhoto),
  serve(contract.checkIn, CheckIn),
  serve(contract.getLobby, GetLobby),
  serve(contract.getRecord, GetRecord),
  serve(contract.updateRecord, UpdateRecord),
  serve(contract.callNext, CallNext),
  serve(contract.deleteRecord, DeleteRecord),
  serve(contract.addToGroup, AddToGroup),
  serve(contract.removeFromGroup, RemoveFromGroup),
  serve(contract.finishGroup, FinishGroup),
  serve(contract.actOnRecord, ActOnRecord),
  serve(contract.getStatus, GetStatus),
  serve(contract.joinMeeting, JoinMeeting),
]
