import type { components } from './schema'

type Schemas = components['schemas']

/** A named shape of the contract: `Shape<'User'>`. */
export type Shape<Name extends keyof Schemas> = Schemas[Name]

export type User = Shape<'User'>
export type Permissions = Shape<'Permissions'>
export type ActiveAccount = Shape<'ActiveAccount'>
export type Cart = Shape<'Cart'>
export type CartItem = Shape<'CartItem'>
export type CartAddOn = Shape<'CartAddOn'>
export type CartCalculated = Shape<'CartCalculated'>
export type Order = Shape<'Order'>
export type OrderItem = Shape<'OrderItem'>
export type Team = Shape<'Team'>
export type TeamConnection = Shape<'TeamConnection'>
export type CommunityEvent = Shape<'Event'>
export type Invoice = Shape<'Invoice'>
