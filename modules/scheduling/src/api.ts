import { type Serving, serve } from '@callboard/core/http-contract'
import { AddTimeFrame } from './application/add-time-frame.ts'
import { BookSlot } from './application/book-slot.ts'
import { CancelAppointment } from './application/cancel-appointment.ts'
import { DeleteTimeFrame } from './application/delete-time-frame.ts'
import { GetAvailability } from './application/get-availability.ts'
import { IsAlreadyBooked } from './application/is-already-booked.ts'
import { ListAvailability } from './application/list-availability.ts'
import { ListOwnAppointments } from './application/list-own-appointments.ts'
import { ListTimeFrames } from './application/list-time-frames.ts'
import { MoveAppointment } from './application/move-appointment.ts'
import { UpdateTimeFrame } from './application/update-time-frame.ts'
import * as contract from './contract/index.ts'

export const schedulingApi: readonly Serving[] = [
  serve(contract.listAvailability, ListAvailability),
  serve(contract.getAvailability, GetAvailability),
  serve(contract.listTimeFrames, ListTimeFrames),
  serve(contract.addTimeFrame, AddTimeFrame),
  serve(contract.updateTimeFrame, UpdateTimeFrame),
  serve(contract.deleteTimeFrame, DeleteTimeFrame),
  serve(contract.bookSlot, BookSlot),
  serve(contract.moveAppointment, MoveAppointment),
  serve(contract.cancelAppointment, CancelAppointment),
  serve(contract.isAlreadyBooked, IsAlreadyBooked),
  serve(contract.listOwnAppointments, ListOwnAppointments),
]
