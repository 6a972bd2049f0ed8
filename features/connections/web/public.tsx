/** The door of connections: by what people find together, for wherever a person is shown. */
export { useApart } from './apart-store.ts'
export { ConnectButton } from './ConnectButton.tsx'
export { FollowButton } from './FollowButton.tsx'
export { FollowToggle } from './FollowToggle.tsx'
export { PersonMenu } from './PersonMenu.tsx'
export { ConnectionsFeed } from './ConnectionsFeed.tsx'
export { PersonCardFields } from './PersonCardFields.ts'
