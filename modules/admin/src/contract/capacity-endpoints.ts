import { defineEndpoint, instantFormat } from '@callboard/core/http-contract'
import { type Static, Type } from '@sinclair/typebox'

const ADMIN = ['super_admin'] as const
const NONE = { none: 'servers of the install, for super admins' }
const MOST_GROUPS = 100
const MOST_SERVERS = 1_000

const Group = Type.Object({
  AutoScalingGroupName: Type.String(),
  DesiredCapacity: Type.Integer(),
  MinSize: Type.Integer(),
  MaxSize: Type.Integer(),
  Instances: Type.Array(Type.Object({ InstanceId: Type.String(), LifecycleState: Type.String() })),
})
export type ScalingGroupView = Static<typeof Group>

export const CapacityView = Type.Object({
  /** false without the AWS keys in the credentials */
  configured: Type.Boolean(),
  groups: Type.Array(Group),
  asg_updated_by: Type.Union([Type.String(), Type.Null()]),
  asg_updated_at: Type.Union([Type.String(instantFormat), Type.Null()]),
})
export type CapacityView = Static<typeof CapacityView>

export const getCapacity = defineEndpoint({
  name: 'admin.getCapacity',
  summary: 'The Auto Scaling groups of AWS, with their instances',
  method: 'GET',
  path: '/admin/autoscaling-info',
  access: ADMIN,
  subject: NONE,
  reply: CapacityView,
})

export const updateCapacity = defineEndpoint({
  name: 'admin.updateCapacity',
  summary: 'Change how many servers Auto Scaling groups are to have',
  method: 'POST',
  path: '/admin/update-autoscaling-capacity',
  access: ADMIN,
  subject: NONE,
  fresh: true,
  body: Type.Object({
    asg: Type.Array(
      Type.Object(
        {
          name: Type.String({ minLength: 1, maxLength: 255 }),
          DesiredCapacity: Type.Integer({ minimum: 0, maximum: MOST_SERVERS }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_GROUPS },
    ),
  }),
  reply: CapacityView,
})
