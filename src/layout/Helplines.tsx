import { DataList, type DataListRootProps, Link, Text } from '@chakra-ui/react'
import { site } from '../content/site'

/** The gambling helplines, each with its number to call. */
export function Helplines(props: DataListRootProps) {
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns="repeat(auto-fit,minmax(9rem,max-content))"
      gap={{ base: '10px 20px', md: '10px 40px' }}
      {...props}
    >
      {Object.values(site.helplines).map(({ country, short, number, tel, terms }) => (
        // The numbers in a row are on one baseline, even if a label has two lines.
        <DataList.Item key={country} display="grid" gridRow="span 2" gridTemplateRows="subgrid" gap="0">
          <DataList.ItemLabel fontSize="sm" lineHeight="1.3" color="fg.muted">
            {short}
          </DataList.ItemLabel>
          <DataList.ItemValue>
            {/* The target is higher than the number, which is right below its label. */}
            <Link
              variant="plain"
              my="-2"
              fontWeight="740"
              letterSpacing="-.03em"
              wordSpacing=".08em"
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
