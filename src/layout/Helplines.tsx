import { DataList, type DataListRootProps, Link, Text } from '@chakra-ui/react'
import { site } from '../content/site'

export interface HelplinesProps extends DataListRootProps {
  labelColor: DataListRootProps['color']
}

/** The gambling helplines, each with its number to call. */
export function Helplines({ labelColor, ...rest }: HelplinesProps) {
  return (
    <DataList.Root
      display="grid"
      gridTemplateColumns="repeat(auto-fit,minmax(9rem,max-content))"
      gap={{ base: '10px 20px', md: '10px 40px' }}
      {...rest}
    >
      {Object.values(site.helplines).map(({ country, short, number, tel, terms }) => (
        // The numbers in a row are on one baseline, even if a label has two lines.
        <DataList.Item key={country} display="grid" gridRow="span 2" gridTemplateRows="subgrid" gap="0">
          <DataList.ItemLabel fontSize="sm" lineHeight="1.3" color={labelColor}>
            {short}
          </DataList.ItemLabel>
          <DataList.ItemValue>
            {/* The target is higher than the number, which is right below its label. */}
            <Link
              display="inline-flex"
              alignItems="center"
              minH="11"
              my="-2"
              fontWeight="740"
              letterSpacing="-.03em"
              wordSpacing=".08em"
              fontVariantNumeric="tabular-nums"
              textDecoration="none"
              _hover={{ textDecoration: 'underline 2px' }}
              href={`tel:${tel}`}
            >
              {number}
            </Link>
            {terms && (
              <Text mt="2" fontSize="sm" color={labelColor}>
                {terms}
              </Text>
            )}
          </DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}
