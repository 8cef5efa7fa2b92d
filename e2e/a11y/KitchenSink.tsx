import {
  Accordion,
  Alert,
  Avatar,
  Badge,
  Blockquote,
  Box,
  Breadcrumb,
  Button,
  ButtonGroup,
  Card,
  Checkbox,
  CloseButton,
  Code,
  Collapsible,
  Container,
  DataList,
  Dialog,
  Drawer,
  Field,
  Heading,
  HoverCard,
  HStack,
  IconButton,
  Input,
  Kbd,
  Link,
  List,
  Menu,
  NativeSelect,
  Pagination,
  Popover,
  Portal,
  Progress,
  RadioGroup,
  Separator,
  Skeleton,
  Spinner,
  Stack,
  Stat,
  Steps,
  Switch,
  Table,
  Tabs,
  Tag,
  Text,
  Textarea,
  Timeline,
  Tooltip,
} from '@chakra-ui/react'
import type { ReactNode } from 'react'

const runners = [
  { value: 'a', title: 'Short Head', text: 'Finished strongly at Ascot.' },
  { value: 'b', title: 'Photo Finish', text: 'Led until the last furlong.' },
  { value: 'c', title: 'Going Good', text: 'Needs softer ground.' },
]

/** In place of the icons in the documentation, which come from another package. */
function Arrow({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap="4" align="flex-start" py="6">
      <Heading as="h2" size="sm">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/**
 * Chakra's components as its documentation shows them, with other text. This page is never deployed:
 * `npm run build:samples` builds it, and the tests in this folder audit it like every other page.
 */
export function KitchenSink() {
  return (
    <Container py="section">
      <Heading as="h1" size="lg">
        Kitchen Sink
      </Heading>

      <Part title="Accordion">
        <Accordion.Root collapsible defaultValue={['b']}>
          {runners.map((item) => (
            <Accordion.Item key={item.value} value={item.value}>
              <Accordion.ItemTrigger>
                <Box as="span" flex="1" textAlign="start">
                  {item.title}
                </Box>
                <Accordion.ItemIndicator />
              </Accordion.ItemTrigger>
              <Accordion.ItemContent>
                <Accordion.ItemBody>{item.text}</Accordion.ItemBody>
              </Accordion.ItemContent>
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Part>

      <Part title="Tabs">
        <Tabs.Root defaultValue="a">
          <Tabs.List>
            {runners.map(({ value, title }) => (
              <Tabs.Trigger key={value} value={value}>
                {title}
              </Tabs.Trigger>
            ))}
            <Tabs.Indicator />
          </Tabs.List>
          {runners.map(({ value, text }) => (
            <Tabs.Content key={value} value={value}>
              {text}
            </Tabs.Content>
          ))}
        </Tabs.Root>
      </Part>

      <Part title="Dialog and Drawer">
        <Dialog.Root>
          <Dialog.Trigger asChild>
            <Button variant="outline" size="sm">
              Open Dialog
            </Button>
          </Dialog.Trigger>
          <Portal>
            <Dialog.Backdrop />
            <Dialog.Positioner>
              <Dialog.Content>
                <Dialog.Header>
                  <Dialog.Title>Dialog Title</Dialog.Title>
                </Dialog.Header>
                <Dialog.Body>
                  <p>The stewards have confirmed the result.</p>
                </Dialog.Body>
                <Dialog.Footer>
                  <Dialog.ActionTrigger asChild>
                    <Button variant="outline">Cancel</Button>
                  </Dialog.ActionTrigger>
                  <Button>Save</Button>
                </Dialog.Footer>
                <Dialog.CloseTrigger asChild>
                  <CloseButton size="sm" />
                </Dialog.CloseTrigger>
              </Dialog.Content>
            </Dialog.Positioner>
          </Portal>
        </Dialog.Root>
        <Drawer.Root>
          <Drawer.Trigger asChild>
            <Button variant="outline" size="sm">
              Open Drawer
            </Button>
          </Drawer.Trigger>
          <Portal>
            <Drawer.Backdrop />
            <Drawer.Positioner>
              <Drawer.Content>
                <Drawer.Header>
                  <Drawer.Title>Drawer Title</Drawer.Title>
                </Drawer.Header>
                <Drawer.Body>
                  <p>Today’s runners, by draw.</p>
                </Drawer.Body>
                <Drawer.Footer>
                  <Button>Save</Button>
                </Drawer.Footer>
                <Drawer.CloseTrigger asChild>
                  <CloseButton size="sm" />
                </Drawer.CloseTrigger>
              </Drawer.Content>
            </Drawer.Positioner>
          </Portal>
        </Drawer.Root>
      </Part>

      <Part title="Menu, Popover, Tooltip and Hover Card">
        <Menu.Root>
          <Menu.Trigger asChild>
            <Button variant="outline" size="sm">
              Open menu
            </Button>
          </Menu.Trigger>
          <Portal>
            <Menu.Positioner>
              <Menu.Content>
                <Menu.Item value="card">Race card</Menu.Item>
                <Menu.Item value="form">Form</Menu.Item>
                <Menu.Item value="result">Result</Menu.Item>
              </Menu.Content>
            </Menu.Positioner>
          </Portal>
        </Menu.Root>
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button size="sm" variant="outline">
              Click me
            </Button>
          </Popover.Trigger>
          <Portal>
            <Popover.Positioner>
              <Popover.Content>
                <Popover.Arrow />
                <Popover.Body>
                  <Popover.Title fontWeight="medium">Going</Popover.Title>
                  <Text my="4">Good to firm, watered.</Text>
                  <Input size="sm" aria-label="Your name" placeholder="Your name" />
                </Popover.Body>
              </Popover.Content>
            </Popover.Positioner>
          </Portal>
        </Popover.Root>
        <Tooltip.Root>
          <Tooltip.Trigger asChild>
            <Button variant="outline" size="sm">
              Hover me
            </Button>
          </Tooltip.Trigger>
          <Portal>
            <Tooltip.Positioner>
              <Tooltip.Content>This is the tooltip</Tooltip.Content>
            </Tooltip.Positioner>
          </Portal>
        </Tooltip.Root>
        <HoverCard.Root size="sm">
          <HoverCard.Trigger asChild>
            <Link href="#ascot">@ascot</Link>
          </HoverCard.Trigger>
          <Portal>
            <HoverCard.Positioner>
              <HoverCard.Content>
                <HoverCard.Arrow />
                <Text textStyle="sm">Flat, right-handed, one mile four furlongs.</Text>
              </HoverCard.Content>
            </HoverCard.Positioner>
          </Portal>
        </HoverCard.Root>
      </Part>

      <Part title="Collapsible">
        <Collapsible.Root>
          <Collapsible.Trigger paddingY="3">Toggle Collapsible</Collapsible.Trigger>
          <Collapsible.Content>
            <Box padding="4" borderWidth="1px">
              The draw favors low numbers here.
            </Box>
          </Collapsible.Content>
        </Collapsible.Root>
      </Part>

      <Part title="Form">
        <Field.Root required>
          <Field.Label>
            Email <Field.RequiredIndicator />
          </Field.Label>
          <Input placeholder="me@example.com" />
          <Field.HelperText>We will never share it.</Field.HelperText>
        </Field.Root>
        <Field.Root invalid>
          <Field.Label>Username</Field.Label>
          <Input placeholder="Enter your username" variant="subtle" />
          <Field.ErrorText>This field is required</Field.ErrorText>
        </Field.Root>
        <Field.Root>
          <Field.Label>Comment</Field.Label>
          <Textarea placeholder="Comment…" />
        </Field.Root>
        <NativeSelect.Root size="sm" width="240px">
          <NativeSelect.Field aria-label="Course" placeholder="Select option">
            <option value="ascot">Ascot</option>
            <option value="york">York</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Checkbox.Root>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>Accept terms and conditions</Checkbox.Label>
        </Checkbox.Root>
        <RadioGroup.Root defaultValue="a">
          <RadioGroup.Label>Select runner</RadioGroup.Label>
          <HStack gap="6" wrap="wrap">
            {runners.map((item) => (
              <RadioGroup.Item key={item.value} value={item.value}>
                <RadioGroup.ItemHiddenInput />
                <RadioGroup.ItemIndicator />
                <RadioGroup.ItemText>{item.title}</RadioGroup.ItemText>
              </RadioGroup.Item>
            ))}
          </HStack>
        </RadioGroup.Root>
        <Switch.Root>
          <Switch.HiddenInput />
          <Switch.Control />
          <Switch.Label>Activate alerts</Switch.Label>
        </Switch.Root>
      </Part>

      <Part title="Feedback">
        <Alert.Root status="info" title="This is the alert title">
          <Alert.Indicator />
          <Alert.Title>This is the alert title</Alert.Title>
        </Alert.Root>
        <Alert.Root status="error">
          <Alert.Indicator />
          <Alert.Content>
            <Alert.Title>Invalid fields</Alert.Title>
            <Alert.Description>Your form has errors.</Alert.Description>
          </Alert.Content>
        </Alert.Root>
        <Progress.Root width="240px" defaultValue={40}>
          <HStack gap="5">
            <Progress.Label>Uploading</Progress.Label>
            <Progress.Track flex="1">
              <Progress.Range />
            </Progress.Track>
            <Progress.ValueText>40%</Progress.ValueText>
          </HStack>
        </Progress.Root>
        <Skeleton height="20px" width="240px" />
        <Spinner size="sm" />
      </Part>

      <Part title="Data">
        <HStack wrap="wrap">
          <Badge>Default</Badge>
          <Badge variant="outline">Outline</Badge>
          <Badge variant="solid" size="lg">
            Solid
          </Badge>
          <Tag.Root>
            <Tag.Label>Tag here</Tag.Label>
            <Tag.EndElement>
              <Tag.CloseTrigger aria-label="Remove" />
            </Tag.EndElement>
          </Tag.Root>
        </HStack>
        <Card.Root width="280px">
          <Card.Body gap="2">
            <Card.Title>Today’s card</Card.Title>
            <Card.Description>Seven races, the first at 13:30.</Card.Description>
          </Card.Body>
          <Card.Footer justifyContent="flex-end">
            <Button variant="outline">View</Button>
            <Button>Join</Button>
          </Card.Footer>
        </Card.Root>
        <Box w="full">
          <Table.ScrollArea borderWidth="1px" maxW="xl" tabIndex={0} role="region" aria-label="Runners">
            <Table.Root size="sm">
              <Table.Header>
                <Table.Row>
                  <Table.ColumnHeader>Horse</Table.ColumnHeader>
                  <Table.ColumnHeader>Going preference</Table.ColumnHeader>
                  <Table.ColumnHeader>Headgear</Table.ColumnHeader>
                  <Table.ColumnHeader textAlign="end">Odds</Table.ColumnHeader>
                </Table.Row>
              </Table.Header>
              <Table.Body>
                {runners.map((item) => (
                  <Table.Row key={item.value}>
                    <Table.Cell>{item.title}</Table.Cell>
                    <Table.Cell>Good to firm</Table.Cell>
                    <Table.Cell>Cheekpieces</Table.Cell>
                    <Table.Cell textAlign="end">5/2</Table.Cell>
                  </Table.Row>
                ))}
              </Table.Body>
            </Table.Root>
          </Table.ScrollArea>
        </Box>
        <List.Root>
          <List.Item>Good to firm</List.Item>
          <List.Item>Left-handed</List.Item>
        </List.Root>
        <DataList.Root orientation="horizontal">
          <DataList.Item>
            <DataList.ItemLabel>Distance</DataList.ItemLabel>
            <DataList.ItemValue>1m 2f</DataList.ItemValue>
          </DataList.Item>
        </DataList.Root>
        <Stat.Root>
          <Stat.Label>Runners rated</Stat.Label>
          <Stat.ValueText>192,100</Stat.ValueText>
        </Stat.Root>
        <Timeline.Root maxW="400px">
          <Timeline.Item>
            <Timeline.Connector>
              <Timeline.Separator />
              <Timeline.Indicator>1</Timeline.Indicator>
            </Timeline.Connector>
            <Timeline.Content>
              <Timeline.Title>Declared</Timeline.Title>
              <Timeline.Description>13th May 2026</Timeline.Description>
            </Timeline.Content>
          </Timeline.Item>
        </Timeline.Root>
        <HStack>
          <Avatar.Root>
            <Avatar.Fallback name="Segun Adebayo" />
          </Avatar.Root>
        </HStack>
      </Part>

      <Part title="Navigation">
        <Breadcrumb.Root>
          <Breadcrumb.List>
            <Breadcrumb.Item>
              <Breadcrumb.Link href="#docs">Docs</Breadcrumb.Link>
            </Breadcrumb.Item>
            <Breadcrumb.Separator />
            <Breadcrumb.Item>
              <Breadcrumb.CurrentLink>Props</Breadcrumb.CurrentLink>
            </Breadcrumb.Item>
          </Breadcrumb.List>
        </Breadcrumb.Root>
        <Pagination.Root count={15} pageSize={5} defaultPage={1}>
          <ButtonGroup variant="ghost" size="sm" flexWrap="wrap">
            <Pagination.PrevTrigger asChild>
              <IconButton>
                <Arrow d="M15 5 8 12l7 7" />
              </IconButton>
            </Pagination.PrevTrigger>
            <Pagination.Items
              render={(page) => <IconButton variant={{ base: 'ghost', _selected: 'outline' }}>{page.value}</IconButton>}
            />
            <Pagination.NextTrigger asChild>
              <IconButton>
                <Arrow d="m9 5 7 7-7 7" />
              </IconButton>
            </Pagination.NextTrigger>
          </ButtonGroup>
        </Pagination.Root>
        <Steps.Root defaultStep={1} count={runners.length} orientation="vertical">
          <Steps.List>
            {runners.map((step, index) => (
              <Steps.Item key={step.value} index={index} title={step.title}>
                <Steps.Trigger>
                  <Steps.Indicator />
                  <Steps.Title>{step.title}</Steps.Title>
                </Steps.Trigger>
                <Steps.Separator />
              </Steps.Item>
            ))}
          </Steps.List>
          <Stack>
            {runners.map((step, index) => (
              <Steps.Content key={step.value} index={index}>
                {step.text}
              </Steps.Content>
            ))}
            <Steps.CompletedContent>All steps are complete!</Steps.CompletedContent>
            <ButtonGroup size="sm" variant="outline">
              <Steps.PrevTrigger asChild>
                <Button>Prev</Button>
              </Steps.PrevTrigger>
              <Steps.NextTrigger asChild>
                <Button>Next</Button>
              </Steps.NextTrigger>
            </ButtonGroup>
          </Stack>
        </Steps.Root>
        <Text>
          Visit the{' '}
          <Link variant="underline" href="#chakra">
            Chakra UI
          </Link>{' '}
          website
        </Text>
      </Part>

      <Part title="Text">
        <Blockquote.Root>
          <Blockquote.Content>If anyone thinks a favorite always wins, they have not been racing.</Blockquote.Content>
          <Blockquote.Caption>
            — <cite>A trainer</cite>
          </Blockquote.Caption>
        </Blockquote.Root>
        <Code>{`console.log("off")`}</Code>
        <HStack>
          <Kbd>Shift</Kbd> + <Kbd>Tab</Kbd>
        </HStack>
        <Separator width="100%" />
      </Part>
    </Container>
  )
}
