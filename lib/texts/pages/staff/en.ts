import { staffForms } from "../../staff-forms/en";

export const texts = { staffForms };
