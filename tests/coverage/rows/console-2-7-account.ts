import { section } from '../row.ts';
import { account, billing, deletion, orders, password } from '../tests.ts';

const { screen, rule, message, limit } = section('console.md', '2.7');
const details = account('name, country, mobile, e-mail, a masked password, Promotions & Updates');
const columns = orders("order id, 'Product (Plan|Cycle)', date, amount");
const address = billing('name, tax number under its name');

export const rows = [
  screen('the side menu is set to account', account('the side menu is set to account')),
  screen(
    'tabs: Personal details, Order history, Billing Details',
    account('Billing Details for type 1 with a past purchase'),
  ),
  rule(
    "Order history and Billing only for type '1' with a past purchase",
    account('only Personal details for type 1 without a purchase'),
    account('only Personal details for every other type'),
  ),
  screen("a three-dot menu holds 'Delete account'", deletion('the menu item fetches the subscription list first')),
  screen(
    "Full Name, editable through the modal 'Edit full name'",
    details,
    account('success closes the modal, reloads the details'),
  ),
  screen('Country', details),
  message("Mobile Number, 'Not added' if empty", account("a mobile number that is empty is 'Not added'")),
  screen('Email Address', details),
  screen('a masked password and a Change Password button', details, password('REG08 closes the modal')),
  screen('a Promotions & Updates checkbox', details),
  screen('order history: a table with Show more', orders('a page of past purchases, and Show more')),
  message("'No Order History Available'", orders("'No Order History Available'")),
  screen("columns: order id, 'Product (Plan|Cycle)', date, amount, status", columns),
  limit('amount: the currency sign and 4 decimals', columns),
  screen(
    'billing: Full Name, GSTIN under its country’s name, Country, Billing Address, State, City, Zip/Postal Code',
    address,
    billing('the tax number has its own name'),
  ),
  rule('Edit Details only when a billing address exists', billing('Edit Details shows only when')),
];
