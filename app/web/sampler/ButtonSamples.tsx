import { useState } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { boldIcon, pencilIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Tooltip } from '#platform/web/ui/Tooltip.tsx'
import { Row, Sample } from './Sample.tsx'

export function ButtonSamples() {
  const [isBusy, setBusy] = useState(false)
  const [isBold, setBold] = useState(true)
  return (
    <Sample name="Button, ButtonLink, IconButton, Tooltip">
      <Row>
        <Button variant="primary" icon={pencilIcon}>
          Write
        </Button>
        <Button>Cancel</Button>
        <Button variant="ghost">Reply</Button>
        <Button variant="danger" icon={trashIcon}>
          Delete
        </Button>
        <ButtonLink to="/blogs">Read blogs</ButtonLink>
      </Row>
      <Row>
        <Button variant="primary" small>
          Small
        </Button>
        <Button small>Small</Button>
        <Button variant="primary" busyText="Logging in..." busy={isBusy} onClick={() => setBusy(true)}>
          Login
        </Button>
        <Button variant="primary" busyText="Logging in..." busy>
          Login
        </Button>
        <Button disabledBecause="No unread notifications">Mark All Read</Button>
        <Button variant="primary" disabledBecause="You’ve already joined.">
          Joined
        </Button>
      </Row>
      <Row>
        <IconButton icon={pencilIcon} label="Edit" />
        <IconButton small icon={trashIcon} label="Delete" />
        <IconButton small icon={boldIcon} label="Bold" aria-pressed={isBold} onClick={() => setBold(!isBold)} />
        <Tooltip text="A tooltip">
          <span className="text-sm text-text-muted underline decoration-dotted">with a tooltip</span>
        </Tooltip>
      </Row>
    </Sample>
  )
}
