import type { Answers } from '@signet/rulebook/answer-rows';
import { isOneOf } from '@signet/rulebook/core/keys-of';
import { ORDER_FIELDS } from '@signet/rulebook/orders/fields';
import type { ShippingAddress } from '@signet/rulebook/orders/order';
import { MARKET_IDS, type Market } from '@signet/rulebook/reference/locales';
import { ADDRESS_FIELDS } from '@signet/rulebook/sign-up/address-fields';
import { Button } from '@signet/ui/button';
import { ChoiceCards } from '@signet/ui/choice-cards';
import { Actions } from '@signet/ui/page';
import { SelectField } from '@signet/ui/select-field';
import { Skeleton } from '@signet/ui/skeleton';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { AddressQuestion } from '../platform/address/address-question.tsx';
import { addressLines } from '../platform/address/format-address.ts';
import { PortalContext, useApplication, usePortal } from '../platform/application.tsx';
import { PageForm } from '../platform/form/form-screen.tsx';
import { useForm } from '../platform/form/use-form.ts';
import { ScreenPage } from '../platform/screen/screen-page.tsx';
import { useFieldTexts } from '../platform/texts/rulebook-texts.tsx';
import { textsOf, useShellTexts } from '../platform/texts/text-provider.tsx';
import type { TEXTS } from './texts.en-US.ts';
import type { OrderForm } from './use-order-form.ts';

const useTexts = textsOf<typeof TEXTS>('orders');

type Country = ShippingAddress['country'];
const COUNTRIES: readonly Country[] = MARKET_IDS;

const ROWS = { ...ADDRESS_FIELDS, ...ORDER_FIELDS };

const answersOf = ({ country: _country, ...parts }: ShippingAddress): Answers =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`address.${part}`, value]));

function useAddressLines(): (address: ShippingAddress) => string[] {
  const { locale } = usePortal().boot;
  return (address) => addressLines(answersOf(address), 'address', locale);
}

export function Recipient({ address }: { address: ShippingAddress | undefined }) {
  const { company } = useApplication();
  const lines = useAddressLines();
  return (
    <p>
      <span>{company.dba || company.name}</span>
      {address &&
        lines(address).map((line) => (
          <span key={line}>
            <br />
            {line}
          </span>
        ))}
    </p>
  );
}

/** Renders fields for another market, because addresses there have different parts and rules. */
function InMarket({ market, children }: { market: Market; children: ReactNode }) {
  const state = usePortal();
  const there = useMemo(
    () => ({
      ...state,
      boot: { ...state.boot, market },
      application: state.application && { ...state.application, market },
    }),
    [state, market],
  );
  return <PortalContext value={there}>{children}</PortalContext>;
}

type ShipToProps = {
  form: OrderForm;
  back: string;
  save: (address: ShippingAddress | undefined) => Promise<void>;
};

export function ShipTo({ form, back, save }: ShipToProps) {
  const { checkout } = useTexts();
  const { shippingCountry } = useFieldTexts();
  const shell = useShellTexts();
  const lines = useAddressLines();
  const [isOther, setOther] = useState(
    form.address !== undefined || form.businessAddress === undefined,
  );
  const [country, setCountry] = useState<Country>(form.address?.country ?? form.market);
  const where = form.businessAddress && (
    <ChoiceCards
      name="shipTo"
      legend={checkout.shipTo}
      legendHidden
      value={isOther ? 'other' : 'same'}
      onChange={(chosen) => setOther(chosen === 'other')}
      options={[
        {
          value: 'same',
          label: checkout.sameAddress,
          help: lines(form.businessAddress).join(', '),
        },
        { value: 'other', label: checkout.otherAddress },
      ]}
    />
  );
  // The page's frame and the pressed control stay, so that neither loses the focus.
  return (
    <ScreenPage title={checkout.shipTo} back={back}>
      {where}
      {isOther ? (
        <>
          <SelectField
            name="address.country"
            label={shippingCountry.label}
            value={country}
            prompt={shippingCountry.label}
            autoComplete={ORDER_FIELDS.shippingCountry.autocomplete}
            options={COUNTRIES.map((value) => ({
              value,
              label: shippingCountry.options?.[value]?.label ?? value,
            }))}
            onChange={(chosen) => isOneOf(COUNTRIES, chosen) && setCountry(chosen)}
          />
          <Suspense fallback={<Skeleton kind="field" />}>
            <InMarket market={country} key={country}>
              <OtherAddress {...{ form, save, country }} />
            </InMarket>
          </Suspense>
        </>
      ) : (
        <Actions>
          <Button onClick={() => void save(undefined)}>{shell.continue}</Button>
        </Actions>
      )}
    </ScreenPage>
  );
}

type OtherAddressProps = Pick<ShipToProps, 'form' | 'save'> & { country: Country };

function OtherAddress({ form: order, save, country }: OtherAddressProps) {
  const { checkout } = useTexts();
  const { address } = order;
  const form = useForm({
    form: 'shipping',
    rows: ROWS,
    initial: {
      ...(address?.country === country ? answersOf(address) : {}),
      'address.country': country,
    },
    keptAs: `shipping-${country}`,
    send: async (answers) => {
      const part = (name: 'line1' | 'line2' | 'city' | 'territory' | 'zip'): string =>
        answers[`address.${name}`] ?? '';
      const line2 = part('line2');
      const [line1, city, territory, zip] = [
        part('line1'),
        part('city'),
        part('territory'),
        part('zip'),
      ];
      await save({ country, line1, ...(line2 === '' ? {} : { line2 }), city, territory, zip });
    },
  });
  return (
    <PageForm form={form} title={checkout.shipTo}>
      <AddressQuestion form={form} at="address" />
    </PageForm>
  );
}
