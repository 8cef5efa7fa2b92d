import { DataList, type DataListRootProps, Link, Text } from '@chakra-ui/react'
import { site } from '../content/site'

/** The gambling helplines, each with its number to call. */
export function Helplines(props: DataListRootProps) {
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns="repeat(auto-fit,minmax(9rem,max-content))"
      rowGap="2.5"
      columnGap={{ base: '5', md: '10' }}
      {...props}
    >
      {Object.values(site.helplines).map(({ country, short, number, tel, terms }) => (
        // The numbers in a row are on one baseline, even if a label has two lines.
        <DataList.Item key={country} display="grid" gridRow="span 2" gridTemplateRows="subgrid" gap="0">
          <DataList.ItemLabel textStyle="label" color="fg.muted">
            {short}
          </DataList.ItemLabel>
          <DataList.ItemValue>
            {/* The target is higher than the number, which is right below its label. */}
            <Link
              variant="plain"
              my="-2"
              fontWeight="bold"
              letterSpacing="tight"
              fontVariantNumeric="tabular-nums"
              href={`tel:${tel}`}
            >
              {number}
            </Link>
            {terms && (
              <Text mt="2" fontSize="sm" color="fg.muted">
                {terms}
              </Text>
            )}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
